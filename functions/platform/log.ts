import { Logger } from '@aws-lambda-powertools/logger';

/** The structured log. Log ids only: never e-mail addresses, phone numbers, titles or texts of a person. */
export const log = new Logger({ serviceName: process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'daybreak' });
