import { inspect } from 'node:util';
import { PinpointSMSVoiceV2ServiceException } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { describe, expect, test } from '@jest/globals';
import { awsErrorInfo, redactForLog } from './aws-error.ts';

const exception = new PinpointSMSVoiceV2ServiceException({
  name: 'InvalidParameter',
  message: 'Invalid parameter: PhoneNumber Reason: +12125550123 is not valid to publish to',
  $fault: 'client',
  $metadata: { httpStatusCode: 400, requestId: 'request-1' },
});

describe('an error in the log', () => {
  test('is an AWS error without its message', () => {
    expect(redactForLog(exception)).toEqual({
      awsError: { name: 'InvalidParameter', status: 400, requestId: 'request-1' },
    });
    expect(inspect(redactForLog(exception), { depth: null })).not.toContain('2125550123');
  });

  test('is the error itself if there was no response', () => {
    const error = new Error('socket hang up');
    expect(awsErrorInfo(error)).toBeUndefined();
    expect(redactForLog(error)).toEqual({ error });
  });
});
