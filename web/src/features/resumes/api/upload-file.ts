import { Failure } from '../../../service/failure.ts';

interface UploadOptions {
  readonly url: string;
  readonly type: string;
  /** Called with the share that was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a file straight to storage, by XMLHttpRequest because `fetch` does not report progress. Throws a
 * `Failure`; an aborted upload rejects with the signal's reason.
 */
export function uploadFile(file: Blob, { url, type, onProgress, signal }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Failure('Internal', 'The upload failed. Try again.'));
    };
    request.onerror = () =>
      reject(new Failure('Unreachable', 'The upload was interrupted. Check your connection and try again.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}
