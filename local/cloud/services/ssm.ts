import { z } from 'zod';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import { json11 } from './json-response.ts';
import { serviceOf } from './operations.ts';

/** The parameter of `cdk bootstrap`, with its template's version in 2026. */
const PARAMETERS = new Map([['/cdk-bootstrap/hnb659fds/version', '28']]);

const getParameter = z.looseObject({ Name: z.string() });

export const ssmService = serviceOf('Systems Manager', {
  async GetParameter(request) {
    const { Name } = getParameter.parse(jsonBody(request));
    const Value = PARAMETERS.get(Name);
    if (Value === undefined) throw new AwsError(400, 'ParameterNotFound', `Parameter ${Name} not found.`);
    return json11({ Parameter: { Name, Type: 'String', Value, Version: 1 } });
  },
});
