import { QuietButton } from '../../../components/button.tsx';
import { CloseButton } from '../../../components/close-button.tsx';
import { sizeText } from '../resume-text.ts';
import type { FileUpload } from '../upload-store.ts';
import type { Uploads } from '../use-uploads.ts';
import { FileRow } from './file-row.tsx';

export interface UploadRowProps {
  readonly upload: FileUpload;
  readonly uploads: Pick<Uploads, 'retry' | 'dismiss'>;
}

export function UploadRow({ upload, uploads }: UploadRowProps) {
  const { file, progress, failure, stop } = upload;
  const percent = Math.round(progress * 100);
  if (failure !== undefined)
    return (
      <FileRow
        name={file.name}
        facts={sizeText(file.size)}
        actions={
          <>
            <QuietButton onClick={() => uploads.retry(upload)}>Try again</QuietButton>
            <CloseButton label={`Remove ${file.name}`} onClose={() => uploads.dismiss(upload)} />
          </>
        }
      >
        <p role="alert" className="text-alarm">
          {failure}
        </p>
      </FileRow>
    );
  return (
    <FileRow
      name={file.name}
      facts={percent < 100 ? `${sizeText(file.size)} · ${percent}% uploaded` : 'Uploaded'}
      actions={<CloseButton label={`Cancel upload of ${file.name}`} onClose={stop} />}
    >
      <div
        role="progressbar"
        aria-label={`Uploading ${file.name}`}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left bg-ink transition-transform duration-150 ease-out"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
    </FileRow>
  );
}
