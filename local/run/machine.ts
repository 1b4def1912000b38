import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../cloud/gateway/listen.ts';

/** Throws a sentence when there is no Java that runs. */
export async function demandJava(javaHome = process.env['JAVA_HOME']): Promise<void> {
  const java = javaHome ? join(javaHome, 'bin', 'java') : 'java';
  const runs = await new Promise<boolean>((resolve) => {
    const child = spawn(java, ['-version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  if (!runs)
    throw new Error(
      'Java is missing, which DynamoDB Local runs on: install Java 17 or newer (https://adoptium.net), see that `java -version` works, and start again.',
    );
}

/** Throws a sentence naming the first port that another program has, and the variable that changes it. */
export async function demandPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer();
    const probe = await listen(server, port, 'The port').catch(() => null);
    if (!probe)
      throw new Error(
        `Port ${port} is taken by another program: stop it, or set ${name.toUpperCase()}_PORT to another port.`,
      );
    await probe.close();
  }
}
