/** Where an invocation that cannot be brought to a good end is reported, by ARN. */
export interface FailureTargets {
  /** DeadLetterConfig: gets the event itself. */
  deadLetterArn?: string | undefined;
  /** EventInvokeConfig's OnFailure: gets a record of the invocation. */
  onFailureArn?: string | undefined;
  /** EventInvokeConfig's OnSuccess. */
  onSuccessArn?: string | undefined;
}

/** An AWS::Lambda::Function as it is run here. */
export interface FunctionDefinition extends FailureTargets {
  name: string;
  arn: string;
  /** The unzipped bundle. */
  codeFolder: string;
  /** As in the template: `index.handler`. */
  handler: string;
  /** The whole environment of the process, PATH aside. */
  environment: Readonly<Record<string, string>>;
  memoryMb: number;
  timeoutSeconds: number;
  /** Reserved concurrency, if the template reserves any. */
  reservedConcurrency?: number | undefined;
  /** How often an asynchronous invocation is tried again. */
  asyncRetries: number;
}
