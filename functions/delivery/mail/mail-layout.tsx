import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { night, style } from './style.ts';
import type { MailFrame, MailTopic } from './to-mime.ts';

interface MailLayoutProps {
  /** The text that mail programs show beside the subject. */
  readonly preview: string;
  /** The first line. */
  readonly lead: string;
  readonly frame: MailFrame;
  /** Only new alerts have an unsubscribe link. */
  readonly isAbout?: MailTopic;
  readonly children: ReactNode;
}

/** The site's style around a mail's content, in one column, with the reason why it was sent below. */
export function MailLayout({ preview, lead, frame, isAbout = 'alerts', children }: MailLayoutProps) {
  const { siteUrl, links, postalAddress } = frame;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <style>{night}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={style.body} className="paper">
        <Container style={style.column}>
          <Text style={style.mark} className="ink">
            Daybreak
          </Text>
          <Text style={style.lead} className="ink">
            {lead}
          </Text>
          {children}
          <Hr style={style.footLine} className="line" />
          <Text style={style.foot} className="muted">
            You're getting this email because{' '}
            {isAbout === 'subscription' ? 'of your subscription to' : 'you set up job alerts on'}{' '}
            <Link href={siteUrl} style={style.footLink} className="muted">
              Daybreak
            </Link>
            .{isAbout === 'alerts' ? <AlertLinks links={links} /> : null}
            {postalAddress === '' ? null : (
              <>
                <br />
                {postalAddress}
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The links that CAN-SPAM and RFC 8058 require. */
function AlertLinks({ links }: Pick<MailFrame, 'links'>) {
  return (
    <>
      {' '}
      <Link href={links.unsubscribe} style={style.footLink} className="muted">
        Unsubscribe from alert emails
      </Link>{' '}
      ·{' '}
      <Link href={links.manage} style={style.footLink} className="muted">
        Manage your alerts
      </Link>
    </>
  );
}
