import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { requirePorts } from './ports.ts';

describe('LOCAL-01 ports', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });

  afterEach(() => {
    server.close();
  });

  test('a port in use is reported with the variable that changes it', async () => {
    await expect(requirePorts({ site: port })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it, or set SITE_PORT to another port.`,
    );
  });

  test('a free port is accepted', async () => {
    await new Promise((resolve) => server.close(resolve));

    await expect(requirePorts({ site: port })).resolves.toBeUndefined();
  });

  test('one port for two services is reported with both variables', async () => {
    await new Promise((resolve) => server.close(resolve));

    await expect(requirePorts({ site: port, console: port })).rejects.toThrow(
      `SITE_PORT and CONSOLE_PORT are both ${port}. Set one of them to another port.`,
    );
  });
});
