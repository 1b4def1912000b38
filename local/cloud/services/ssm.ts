import { z } from 'zod';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { Service } from '../gateway/service.ts';
import { json11 } from './json-response.ts';

/** What `cdk bootstrap` leaves in an account that it prepares; its template had this version in 2026. */
const PARAMETERS = new Map([['/cdk-bootstrap/hnb659fds/version', '28']]);

const call = z.looseObject({ Name: z.string() });

/** SSM's GetParameter. */
export const ssmService: Service = async (request) => {
  if (request.action !== 'GetParameter')
    throw new AwsError(
      400,
      'InvalidAction',
      `The local cloud does not play ${request.action} of Systems Manager.`,
    );
  const { Name } = call.parse(jsonBody(request));
  const Value = PARAMETERS.get(Name);
  if (Value === undefined) throw new AwsError(400, 'ParameterNotFound', `Parameter ${Name} not found.`);
  return json11({ Parameter: { Name, Type: 'String', Value, Version: 1 } });
};
