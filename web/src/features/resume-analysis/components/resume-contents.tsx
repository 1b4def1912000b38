import type { ResumeStatement } from '@daybreak/contract/types.ts';
import { linesText } from '../analysis-text.ts';
import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';

export interface ResumeContentsProps {
  readonly says: Analysis['says'];
}

const firstLine = ({ lines }: ResumeStatement) => lines[0]?.number ?? 0;

export function ResumeContents({ says }: ResumeContentsProps) {
  const work = says
    .filter(({ kind }) => kind === 'role' || kind === 'achievement')
    .toSorted((one, other) => firstLine(one) - firstLine(other));
  const education = says.filter(({ kind }) => kind === 'education');
  const skills = Map.groupBy(
    says.filter(({ kind }) => kind === 'skill'),
    firstLine,
  );
  return (
    <AnalysisSection heading="What we read" lead="If something is missing here, a screener may miss it too.">
      {work.length > 0 && (
        <ul className="grid gap-2">
          {work.map((said) => (
            <Statement key={`${said.kind} ${firstLine(said)} ${said.text}`} said={said} />
          ))}
        </ul>
      )}
      {skills.size > 0 && (
        <div className="grid gap-1.5">
          <h3 className="font-[550]">Skills</h3>
          {[...skills].map(([line, named]) => (
            <p key={line}>
              {named.map(({ text }) => text).join(', ')} <LinesOf said={named[0]} />
            </p>
          ))}
        </div>
      )}
      {education.length > 0 && (
        <div className="grid gap-1.5">
          <h3 className="font-[550]">Education</h3>
          <ul className="grid gap-1">
            {education.map((said) => (
              <li key={firstLine(said)} className="wrap-anywhere">
                {said.text} <LinesOf said={said} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </AnalysisSection>
  );
}

function Statement({ said }: { readonly said: ResumeStatement }) {
  const look = said.kind === 'role' ? 'font-[550] not-first:mt-4' : 'text-ink-calm';
  return (
    <li className={`appear wrap-anywhere ${look}`}>
      {said.text} <LinesOf said={said} />
    </li>
  );
}

function LinesOf({ said }: { readonly said: ResumeStatement | undefined }) {
  return (
    <span className="text-small font-normal whitespace-nowrap text-muted">
      {said === undefined ? '' : linesText(said.lines)}
    </span>
  );
}
