/** An AWS::Lambda::Function. */
export interface FunctionDefinition {
  name: string;
  arn: string;
  /** The unzipped bundle. */
  codeFolder: string;
  /** As in the template: `index.handler`. */
  handler: string;
  /** All variables of the process except PATH. */
  environment: Readonly<Record<string, string>>;
  memoryMb: number;
  timeoutSeconds: number;
  /** The reserved concurrency, if the template reserves any. */
  reservedConcurrency?: number | undefined;
}
