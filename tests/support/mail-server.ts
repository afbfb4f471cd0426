import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Received = { readonly to: readonly string[]; readonly text: string };

/** Removes the soft line breaks and escapes of quoted-printable. */
const plainIn = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A real mail server on the loopback interface that stores its mails, on a free port by default. */
export const startMailServer = async (ownPort = 0) => {
  const received: Received[] = [];
  let refusing = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const receive = async (): Promise<void> => {
        const raw = await text(stream);
        if (refusing > 0) {
          refusing -= 1;
          return done(new Error('come back later'));
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plainIn(raw) });
        return done();
      };
      void receive();
    },
  });
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count: number) => {
      refusing = count;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** The token after the `#` of the link in a mail. */
export const tokenIn = ({ text: mail }: Received): string => /#([\w-]{43})/.exec(mail)?.[1] ?? '';
