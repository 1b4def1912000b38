/** A file that is being sent, or could not be. */
export interface FileUpload {
  readonly key: number;
  /** The e-mail of whose resume it is. */
  readonly owner: string;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly progress: number;
  /** Why it could not be sent; undefined while it is. */
  readonly failure?: string;
  /** The resume it will be, once that is known. */
  readonly id?: string;
  readonly stop: () => void;
}

/** Keeps the files that are being sent, also while their page is left for another. */
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
    /** Begins a file; gives its key. */
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

/** The files of this page. */
export const uploadStore = createUploadStore();
