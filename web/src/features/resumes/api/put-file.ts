import { Failure } from '../../../service/failure.ts';

/** Where a file goes, and who hears of it. */
export interface Putting {
  readonly url: string;
  readonly type: string;
  /** Told how much has been sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Puts a file straight into storage. Throws a `Failure`; an aborted upload rejects with the signal's reason. Not by
 * `fetch`, which does not tell how far it is.
 */
export function putFile(file: Blob, { url, type, onProgress, signal }: Putting): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Failure('Internal', 'The file was not taken. Please try again.'));
    };
    request.onerror = () =>
      reject(new Failure('Unreachable', 'The upload broke off. Please check your connection and try again.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}
