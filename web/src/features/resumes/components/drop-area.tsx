import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccentButton } from '../../../components/button.tsx';
import { ACCEPTED_EXTENSIONS } from '../file-rules.ts';

export interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
}

const filesOf = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ? dataTransfer : null;

export function DropArea({ onFiles }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const addFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const carried = filesOf(event);
      if (!carried) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') addFiles([...carried.files]);
    };
    // Without a relatedTarget, the pointer left the window and not just an element.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    window.addEventListener('dragleave', onLeave);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
      window.removeEventListener('dragleave', onLeave);
    };
  }, []);

  return (
    <div
      data-over={isOver}
      className="grid justify-items-center gap-4 rounded-2xl border border-dashed border-faint px-6 py-10 text-center transition-colors duration-150 data-[over=true]:border-ink data-[over=true]:bg-sheet"
    >
      <Upload className="size-6 text-muted" strokeWidth={1.75} aria-hidden="true" />
      <p className="text-muted">
        <span className="pointer-coarse:hidden">Drop a file here, or choose one. </span>
        PDF or Word, up to 10 MB.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Resume files"
        accept={ACCEPTED_EXTENSIONS}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise choosing the same file again fires no event.
          target.value = '';
        }}
      />
      <AccentButton onClick={() => input.current?.click()}>Choose a file</AccentButton>
    </div>
  );
}
