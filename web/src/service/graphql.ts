import { endpoints } from '../config/endpoints.ts';
import { currentCredentials } from './credentials.ts';
import { takeEarlyResponse } from './early.ts';
import { Failure, failureFromError, failureFromStatus, toFailure } from './failure.ts';
import { runtimeConfig } from './runtime-config.ts';
import { requestBody, type TypedDocumentString } from './typed-document.ts';

type Signal = AbortSignal | undefined;

/** A GraphQL response. A proxy or firewall may answer in its own way, so every part can be missing. */
interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly errorType?: string | null }[];
}

async function post(body: string, signal: Signal, token: string | undefined): Promise<Response> {
  const caller =
    token === undefined ? { 'x-api-key': (await runtimeConfig()).apiKey } : { authorization: token };
  const headers = { 'content-type': 'application/json', ...caller };
  return fetch(endpoints.graphql, { method: 'POST', headers, body, signal: signal ?? null });
}

/**
 * Returns the data of a response without errors: its shape is the contract's, which the document was generated from.
 */
async function readData<Data>(response: Response): Promise<Data> {
  const answer: Answer<Data> | null | undefined = await response.json().catch(() => undefined);
  const error = answer?.errors?.[0];
  if (error) throw failureFromError(error);
  if (!response.ok || !answer?.data) throw failureFromStatus(response.status);
  return answer.data;
}

/** Sends the request with the caller's token. If the service rejects the token, renews it and sends once more. */
async function send<Data>(body: string, signal: Signal): Promise<Data> {
  const early = takeEarlyResponse(body);
  if (early !== undefined) return readData(await early);
  const caller = await currentCredentials();
  const token = await caller?.token();
  try {
    return await readData(await post(body, signal, token));
  } catch (error) {
    const isRefused = token !== undefined && error instanceof Failure && error.code === 'Unauthorized';
    if (!isRefused) throw error;
    return readData(await post(body, signal, await caller?.renew()));
  }
}

/**
 * Runs a GraphQL operation as the signed-in person, or with the public API key, and returns its data. Throws a
 * `Failure`; an aborted call rejects as `fetch` does.
 */
export async function callService<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: NoInfer<Variables>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await send<Result>(requestBody(document, variables), signal);
  } catch (error) {
    throw signal?.aborted ? error : toFailure(error);
  }
}
