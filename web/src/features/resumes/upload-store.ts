export interface FileUpload {
  readonly key: number;
  /** E-mail of the owner. */
  readonly owner: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why the upload failed. */
  readonly failure?: string;
  /** Id of the resume, once the service has created it. */
  readonly id?: string;
  readonly stop: () => void;
}

/** Keeps uploads while the user is on another page. */
export function createUploadStore() {
  let files: readonly FileUpload[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const setFiles = (next: readonly FileUpload[]) => {
    files = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => files,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the key of the new upload. */
    add(file: Omit<FileUpload, 'key' | 'progress'>): number {
      last += 1;
      setFiles([{ ...file, key: last, progress: 0 }, ...files]);
      return last;
    },
    update(key: number, known: Partial<Pick<FileUpload, 'progress' | 'failure' | 'id'>>): void {
      setFiles(files.map((file) => (file.key === key ? { ...file, ...known } : file)));
    },
    remove(key: number): void {
      setFiles(files.filter((file) => file.key !== key));
    },
  };
}

export const uploadStore = createUploadStore();
