import { type CloudAnswer, type CloudCall, CloudProblem, jsonAnswer, queryAnswer } from './answer';
import { routesOf } from './stacks';
import type { CloudState } from './state';

type Words = Record<string, unknown>;
type Action = (words: Words, region: string) => unknown;

const missing = (message: string) => new CloudProblem('ResourceNotFoundException', message);
const text = (value: unknown): string => String(value ?? '');

/** Services whose action stands in `X-Amz-Target`, with their answers. */
const jsonServices = (state: CloudState): Readonly<Record<string, Readonly<Record<string, Action>>>> => ({
  ssm: {
    GetParameter: ({ Name }, region) => {
      const Value = state.parameters.get(`${region} ${text(Name)}`);
      if (Value === undefined) throw new CloudProblem('ParameterNotFound', text(Name));
      return { Parameter: { Name, Value, Type: 'String' } };
    },
    GetParametersByPath: ({ Path }, region) => ({
      Parameters: [...state.parameters].flatMap(([place, Value]) => {
        const [where, Name = ''] = place.split(' ');
        return where === region && Name.startsWith(`${text(Path)}/`) ? [{ Name, Value, Type: 'String' }] : [];
      }),
    }),
    PutParameter: ({ Name, Value, Overwrite }, region) => {
      const place = `${region} ${text(Name)}`;
      if (state.parameters.has(place) && Overwrite !== true)
        throw new CloudProblem('ParameterAlreadyExists', text(Name));
      state.parameters.set(place, text(Value));
      return { Version: 1 };
    },
  },
  secretsmanager: {
    CreateSecret: ({ Name, SecretString }, region) => {
      const place = `${region} ${text(Name)}`;
      if (state.secrets.has(place)) throw new CloudProblem('ResourceExistsException', text(Name));
      state.secrets.set(place, text(SecretString));
      return { Name };
    },
    // A secret without a value is told the same way as one that is not there.
    GetSecretValue: ({ SecretId }, region) => {
      const value = state.secrets.get(`${region} ${text(SecretId)}`);
      if (!value) throw missing('Secrets Manager can’t find the specified secret.');
      return { Name: SecretId, SecretString: value, VersionStages: ['AWSCURRENT'] };
    },
    PutSecretValue: ({ SecretId, SecretString }, region) => {
      const place = `${region} ${text(SecretId)}`;
      if (!state.secrets.has(place)) throw missing('Secrets Manager can’t find the specified secret.');
      state.secrets.set(place, text(SecretString));
      return { Name: SecretId };
    },
    ListSecrets: ({ Filters }, region) => {
      const [{ Values = [] } = {}] = (Filters ?? []) as { Values?: string[] }[];
      const names = [...state.secrets.keys()].flatMap((place) => {
        const [where, name = ''] = place.split(' ');
        return where === region && Values.some((value) => name.startsWith(value)) ? [name] : [];
      });
      return {
        SecretList: names.map((Name) => ({
          Name,
          SecretVersionsToStages: { [`version-of-${Name}`]: ['AWSCURRENT'] },
        })),
      };
    },
  },
  dynamodb: {
    UpdateTable: ({ TableName, DeletionProtectionEnabled }, region) => {
      const table = state.tables.get(`${region} ${text(TableName)}`);
      if (!table) throw missing(`Requested resource not found: Table: ${text(TableName)} not found`);
      table.isProtected = DeletionProtectionEnabled === true;
      return { TableDescription: { TableName, DeletionProtectionEnabled } };
    },
    Query: ({ TableName }, region) => {
      if (!state.tables.has(`${region} ${text(TableName)}`)) throw missing('Requested resource not found');
      return { Items: state.items, Count: state.items.length, ScannedCount: state.items.length };
    },
    BatchWriteItem: ({ RequestItems }, region) => {
      for (const [name, writes] of Object.entries(
        RequestItems as Record<string, { PutRequest: { Item: Words } }[]>,
      )) {
        if (!state.tables.has(`${region} ${name}`)) throw missing('Requested resource not found');
        for (const { PutRequest } of writes) state.items.push(PutRequest.Item);
      }
      return { UnprocessedItems: {} };
    },
  },
  servicequotas: {
    // Of an account that never asked for more.
    GetServiceQuota: () => {
      throw new CloudProblem('NoSuchResourceException', 'The specified resource does not exist.');
    },
    GetAWSDefaultServiceQuota: ({ QuotaCode }) => ({ Quota: { QuotaCode, Value: 300 } }),
  },
  codedeploy: {
    UpdateDeploymentGroup: ({ applicationName }, region) => {
      if (!state.names.has(`AWS::CodeDeploy::Application ${region} ${text(applicationName)}`))
        throw new CloudProblem('ApplicationDoesNotExistException', text(applicationName));
      return { hooksNotCleanedUp: [] };
    },
  },
});

/** The services that speak JSON. Undefined for another one. */
export function jsonService(state: CloudState) {
  const services = jsonServices(state);
  return ({ service, headers, body, region }: CloudCall): CloudAnswer | undefined => {
    const actions = services[service];
    if (!actions) return undefined;
    const action =
      String(headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? '';
    state.calls.push(`${service}.${action}`);
    const work = actions[action];
    if (!work)
      throw new CloudProblem('UnknownOperationException', `The rehearsal knows no ${service} ${action}`);
    return jsonAnswer(work(JSON.parse(body.toString('utf8') || '{}') as Words, region));
  };
}

/** API Gateway, by its REST protocol. */
export const apiGateway =
  (state: CloudState) =>
  ({ method, path, region }: CloudCall): CloudAnswer => {
    const [, api = ''] = /^\/v2\/apis\/([^/]+)\/stages/.exec(path) ?? [];
    const stages = [...state.stacks.values()].flatMap(({ made }) =>
      made.flatMap(({ type, properties }) =>
        type === 'AWS::ApiGatewayV2::Stage' && properties.ApiId === api ? [properties] : [],
      ),
    );
    state.calls.push(`apigateway.${method} stages`);
    if (method === 'DELETE') return { status: 204 };
    // In lower camel case on the wire, as the reference has it.
    const items = stages.map(({ StageName, RouteSettings }) => ({
      stageName: StageName,
      routeSettings: RouteSettings,
    }));
    return {
      ...jsonAnswer({ items }),
      headers: { 'content-type': 'application/json', 'x-routes': `${routesOf(api, state).length} ${region}` },
    };
  };

/** STS and SNS, by the query protocol. */
export function queryService(state: CloudState, service: string, words: URLSearchParams): CloudAnswer {
  const action = words.get('Action') ?? '';
  state.calls.push(`${service}.${action}`);
  if (action === 'GetCallerIdentity')
    return queryAnswer(action, {
      Account: state.account,
      UserId: 'AIDAREHEARSAL',
      Arn: `arn:aws:iam::${state.account}:user/rehearsal`,
    });
  if (action === 'AssumeRole')
    return queryAnswer(action, {
      Credentials: {
        AccessKeyId: 'ASIAREHEARSAL',
        SecretAccessKey: 'nobody',
        SessionToken: 'nobody',
        Expiration: new Date(Date.now() + 3_600_000).toISOString(),
      },
      AssumedRoleUser: { AssumedRoleId: 'AROA:rehearsal', Arn: words.get('RoleArn') ?? '' },
    });
  if (action === 'ListSubscriptionsByTopic') {
    const topic = words.get('TopicArn') ?? '';
    const [, , , region = '', , name = ''] = topic.split(':');
    if (!state.names.has(`AWS::SNS::Topic ${region} ${name}`))
      throw new CloudProblem('NotFound', 'Topic does not exist', 404);
    return queryAnswer(action, {
      Subscriptions: [{ Endpoint: 'ops', SubscriptionArn: 'PendingConfirmation' }],
    });
  }
  throw new CloudProblem('InvalidAction', `The rehearsal knows no ${service} ${action}`);
}

/**
 * CloudWatch: whether the alarm of that name is there. `written` is the call in any of its three protocols.
 */
export function setAlarm(state: CloudState, { region, body, headers }: CloudCall): CloudAnswer {
  const written = body.toString('latin1');
  const known = [...state.names.keys()].flatMap((name) => {
    const [type, where, alarm = ''] = name.split(' ');
    return type === 'AWS::CloudWatch::Alarm' && where === region && written.includes(alarm) ? [alarm] : [];
  });
  const [alarm] = known.toSorted((one, other) => other.length - one.length);
  if (alarm === undefined) throw missing('Unknown alarm');
  state.alarmsSet.push(alarm);
  state.calls.push('monitoring.SetAlarmState');
  if (headers['smithy-protocol'] === 'rpc-v2-cbor')
    return {
      headers: { 'content-type': 'application/cbor', 'smithy-protocol': 'rpc-v2-cbor' },
      body: Buffer.from([0xa0]),
    };
  return headers['x-amz-target'] === undefined ? queryAnswer('SetAlarmState', {}) : jsonAnswer({});
}
