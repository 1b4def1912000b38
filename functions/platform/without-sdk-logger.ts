interface Client {
  readonly middlewareStack: { remove(name: string): boolean };
}

/** Removes the SDK's logging middleware, which takes a tenth of each call's time even without a logger. */
export function withoutSdkLogger<SdkClient extends Client>(client: SdkClient): SdkClient {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
