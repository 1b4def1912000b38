import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey } from '../account/account-query.ts';
import { useAccount } from '../account/use-account.ts';
import { createUpload } from './api/resumes.ts';
import { uploadFile } from './api/upload-file.ts';
import { mediaTypeOf } from './file-rules.ts';
import { withResumeLock } from './resume-lock.ts';
import { type FileUpload, uploadStore } from './upload-store.ts';
import { useDeleteResume } from './use-delete-resume.ts';

export interface Uploads {
  readonly files: readonly FileUpload[];
  readonly send: (file: File) => void;
  readonly retry: (failed: FileUpload) => void;
  readonly dismiss: (failed: FileUpload) => void;
}

/** Warns before the tab is closed during an upload. */
export function useUploads(): Uploads {
  const { email } = useAccount();
  const client = useQueryClient();
  const deleteResume = useDeleteResume();
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.read);
  const files = all.filter(({ owner }) => owner === email);
  useWarnBeforeLeaving(files.some(({ failure }) => failure === undefined));

  const send = async (file: File) => {
    const sending = new AbortController();
    const { signal } = sending;
    const key = uploadStore.add({ owner: email, file, stop: () => sending.abort() });
    let resumeId: string | undefined;
    try {
      const input = {
        userId: email,
        fileName: file.name,
        fileSize: file.size,
        fileType: mediaTypeOf(file.name) ?? '',
      };
      const { id, fileType, signedUrl } = await withResumeLock(() => createUpload(input, signal));
      resumeId = id;
      uploadStore.update(key, { id });
      const onProgress = (progress: number) => uploadStore.update(key, { progress });
      await uploadFile(file, { url: signedUrl, type: fileType, onProgress, signal });
      await client.refetchQueries({ queryKey: accountKey, exact: true });
      uploadStore.remove(key);
    } catch (error) {
      // Otherwise the resume would be listed as still uploading.
      if (resumeId !== undefined)
        await deleteResume(resumeId).catch((failed: unknown) => console.error(failed));
      if (signal.aborted) uploadStore.remove(key);
      else uploadStore.update(key, { failure: toFailure(error).message });
    }
  };
  const dismiss = ({ key }: FileUpload) => uploadStore.remove(key);
  return {
    files,
    send: (file) => void send(file),
    retry: (failed) => {
      dismiss(failed);
      void send(failed.file);
    },
    dismiss,
  };
}

function useWarnBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
