import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MailLayout } from './mail-layout.tsx';
import type { NoticeWords } from './notice-words.ts';
import { style } from './style.ts';
import type { MailFrame } from './to-mime.ts';

interface NoticeMailProps {
  readonly words: NoticeWords;
  readonly frame: MailFrame;
}

export function NoticeMail({ words: { lead, lines, action, topic }, frame }: NoticeMailProps) {
  return (
    <MailLayout preview={lines.join(' ')} lead={lead} frame={frame} isAbout={topic}>
      <Section style={style.more}>
        {lines.map((line) => (
          <Text key={line} style={style.left} className="muted">
            {line}
          </Text>
        ))}
        <Button href={action.url} style={style.button}>
          {action.label}
        </Button>
      </Section>
    </MailLayout>
  );
}
