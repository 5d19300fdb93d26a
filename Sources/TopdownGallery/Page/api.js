// Talking to the gallery's server.

/** Why a request failed; `status` is HTTP's, 0 where there was no answer. */
export class Refused extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** The answer's value, or null where it has none; throws what the server has to say. */
export async function send(method, address, body, signal) {
  const response = await fetch(address, {
    method,
    signal,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error) => {
    throw signal?.aborted ? error : new Refused("The gallery does not answer; it may have ended.", 0);
  });
  if (!response.ok) throw new Refused(await problem(response), response.status);
  if (response.status === 204) return null;
  return response.headers.get("Content-Type").startsWith("application/json") ? response.json() : response.text();
}

/** What the server says is wrong. */
export async function problem(response) {
  const text = await response.text();
  try {
    return JSON.parse(text).error;
  } catch {
    return text;
  }
}
