import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MailLayout } from './mail-layout.tsx';
import { planAction } from './plan-words.ts';
import { style } from './style.ts';
import type { MailFrame } from './to-mime.ts';

interface PlanMailContentProps {
  readonly lead: string;
  readonly lines: readonly string[];
  readonly frame: MailFrame;
}

/** What a person did to the subscription, and what renews or ends. */
export function PlanMailContent({ lead, lines, frame }: PlanMailContentProps) {
  const { label, url } = planAction(frame.siteUrl);
  return (
    <MailLayout preview={lines.join(' ')} lead={lead} frame={frame} isAbout="subscription">
      <Section style={style.more}>
        {lines.map((line) => (
          <Text key={line} style={style.left} className="muted">
            {line}
          </Text>
        ))}
        <Button href={url} style={style.button}>
          {label}
        </Button>
      </Section>
    </MailLayout>
  );
}
