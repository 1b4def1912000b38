import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log of a function. Ids only: no e-mail address, number, title or text of a person goes in. */
export const log = new Logger({ serviceName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'daybreak' });
