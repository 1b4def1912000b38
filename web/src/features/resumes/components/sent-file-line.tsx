import { QuietButton } from '../../../components/button.tsx';
import { CloseButton } from '../../../components/close-button.tsx';
import { sizeText } from '../resume-words.ts';
import type { SentFile } from '../upload-store.ts';
import type { Uploads } from '../use-uploads.ts';
import { FileLine } from './file-line.tsx';

export interface SentFileLineProps {
  readonly sent: SentFile;
  readonly uploads: Pick<Uploads, 'sendAgain' | 'dismiss'>;
}

/** A file on its way: how far it is, or why it could not be sent. */
export function SentFileLine({ sent, uploads }: SentFileLineProps) {
  const { file, progress, failure, stop } = sent;
  const percent = Math.round(progress * 100);
  if (failure !== undefined)
    return (
      <FileLine
        name={file.name}
        facts={sizeText(file.size)}
        actions={
          <>
            <QuietButton onClick={() => uploads.sendAgain(sent)}>Try again</QuietButton>
            <CloseButton label={`Take ${file.name} out of the list`} onClose={() => uploads.dismiss(sent)} />
          </>
        }
      >
        <p role="alert" className="text-alarm">
          {failure}
        </p>
      </FileLine>
    );
  return (
    <FileLine
      name={file.name}
      facts={percent < 100 ? `${sizeText(file.size)} · ${percent}% uploaded` : 'Uploaded'}
      actions={<CloseButton label={`Stop uploading ${file.name}`} onClose={stop} />}
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
    </FileLine>
  );
}
