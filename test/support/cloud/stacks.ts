import { createHash } from 'node:crypto';
import { type CloudAnswer, CloudProblem, queryAnswer } from './answer';
import type { CloudState, Stack } from './state';
import { evaluate, type Made, type Template, type TemplateResource } from './template';

/** Limits of CloudFormation's user guide. */
const most = { bytes: 1_000_000, resources: 500, outputs: 200, parameters: 200 } as const;
/** Of Lambda's and IAM's. */
const longest = { name: 64, environmentBytes: 4_096 } as const;
const mostRoutes = 300;

/** The property that says what a resource is called; all others are named by CloudFormation. */
const namedBy: Readonly<Record<string, string>> = {
  'AWS::SSM::Parameter': 'Name',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::Backup::BackupVault': 'BackupVaultName',
  'AWS::CodeDeploy::Application': 'ApplicationName',
};

type Failing = { readonly made: Made; readonly message: string };
class ResourceFailed extends Error {
  constructor(readonly failing: Failing) {
    super(failing.message);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** `Ref` of a resource that nobody named. */
function physicalName(
  stack: string,
  logical: string,
  type: string,
  properties: Record<string, unknown>,
): string {
  const named = textOf(properties[namedBy[type] ?? '']);
  if (named !== '') return named;
  if (type === 'AWS::ApiGatewayV2::Api' || type === 'AWS::CloudFront::Distribution')
    return short(logical + stack);
  return `${stack}-${logical}-${short(stack + logical)}`;
}

/** What the account does when a resource is made, and why it refuses. */
function take(made: Made, stack: Stack, state: CloudState): void {
  const { type, physical, properties } = made;
  const fail = (message: string): never => {
    throw new ResourceFailed({ made, message });
  };
  const place = `${stack.region} ${physical}`;
  if (textOf(properties[namedBy[type] ?? '']) !== '') {
    const name = `${type} ${type.startsWith('AWS::IAM') || type === 'AWS::S3::Bucket' ? physical : place}`;
    const owner = state.names.get(name);
    if (owner !== undefined && owner !== `${stack.region} ${stack.name}`)
      fail(`${physical} already exists in stack ${owner}`);
    state.names.set(name, `${stack.region} ${stack.name}`);
  }
  if (type === 'AWS::SSM::Parameter') state.parameters.set(place, textOf(properties.Value));
  if (type === 'AWS::S3::Bucket' && !state.buckets.has(physical)) state.buckets.set(physical, new Map());
  if (type === 'AWS::SecretsManager::Secret' && !state.secrets.has(place))
    state.secrets.set(place, properties.GenerateSecretString ? '{}' : textOf(properties.SecretString));
  if (/^AWS::DynamoDB::(Global)?Table$/.test(type) && !state.tables.has(place))
    state.tables.set(place, { isProtected: properties.DeletionProtectionEnabled === true });
  if ((type === 'AWS::Lambda::Function' || type === 'AWS::IAM::Role') && physical.length > longest.name)
    if (textOf(properties[namedBy[type] ?? '']) !== '')
      fail(
        `Value '${physical}' failed to satisfy constraint: Member must have length less than or equal to 64`,
      );
  if (type === 'AWS::Lambda::Function') {
    const { S3Bucket, S3Key } = (properties.Code ?? {}) as Record<string, string>;
    if (S3Key !== undefined && !state.buckets.get(S3Bucket ?? '')?.has(S3Key))
      fail('Error occurred while GetObject. S3 Error Code: NoSuchKey.');
    const environment = JSON.stringify((properties.Environment as { Variables?: unknown })?.Variables ?? {});
    if (Buffer.byteLength(environment) > longest.environmentBytes)
      fail(
        'Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit.',
      );
  }
  if (type === 'AWS::ApiGatewayV2::Stage') {
    const api = textOf(properties.ApiId);
    const routes = new Set(routesOf(api, state, stack).map(({ key }) => key));
    for (const key of Object.keys((properties.RouteSettings ?? {}) as object))
      if (!routes.has(key)) fail(`Unable to find Route by key ${key} within the provided RouteSettings`);
    if (routes.size > mostRoutes) fail('Maximum number of routes per API has been reached');
  }
}

/** The routes of an API: those of the stack that is being made, too. */
export function routesOf(
  api: string,
  state: CloudState,
  making?: Stack,
): readonly { readonly key: string; readonly region: string }[] {
  const stacks = new Set([...state.stacks.values(), ...(making ? [making] : [])]);
  return [...stacks].flatMap(({ made, region }) =>
    made.flatMap(({ type, properties }) =>
      type === 'AWS::ApiGatewayV2::Route' && properties.ApiId === api
        ? [{ key: textOf(properties.RouteKey), region }]
        : [],
    ),
  );
}

const serviceNames: Readonly<Record<string, string>> = {
  'AWS::Lambda::Function': 'lambda',
  'AWS::SQS::Queue': 'sqs',
  'AWS::SNS::Topic': 'sns',
};

type Cloud = { readonly state: CloudState; readonly siteHost: string };

/** `Fn::GetAtt` and `Ref`: what others are told of a resource. */
const attributes =
  ({ state, siteHost }: Cloud, region: string) =>
  ({ type, physical }: Made, name: string): unknown => {
    if (type === 'AWS::SQS::Queue' && name === 'Ref')
      return `https://sqs.${region}.amazonaws.com/${state.account}/${physical}`;
    const hasArn = name === 'Arn' || (name === 'Ref' && type === 'AWS::SNS::Topic');
    if (name === 'Ref' && !hasArn) return physical;
    if (type === 'AWS::CloudFront::Distribution' && name === 'DomainName') return siteHost;
    if (type === 'AWS::S3::Bucket' && name === 'RegionalDomainName')
      return `${physical}.s3.${region}.amazonaws.com`;
    if (type === 'AWS::S3::Bucket' && name === 'Arn') return `arn:aws:s3:::${physical}`;
    if (hasArn) {
      const kind = type === 'AWS::Lambda::Function' ? `function:${physical}` : physical;
      return `arn:aws:${serviceNames[type] ?? 'stub'}:${region}:${state.account}:${kind}`;
    }
    return `${physical}-${name}`;
  };

type ChangeSet = {
  readonly name: string;
  readonly stack: string;
  readonly region: string;
  readonly text: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly isChange: boolean;
};

const invalid = (message: string) => new CloudProblem('ValidationError', message);

/** Members of a list of the query protocol: `Parameters.member.1.ParameterKey`. */
function members(words: URLSearchParams, list: string): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  for (const [name, value] of words) {
    const [, at, field] = new RegExp(`^${list}\\.member\\.(\\d+)\\.?(.*)$`).exec(name) ?? [];
    if (at === undefined) continue;
    const member = found[Number(at) - 1] ?? new Map<string, string>();
    member.set(field ?? '', value);
    found[Number(at) - 1] = member;
  }
  return found.filter((member) => member !== undefined);
}

function templateIn(words: URLSearchParams, state: CloudState): string {
  const url = words.get('TemplateURL');
  if (url === null) return words.get('TemplateBody') ?? '';
  const [, bucket = '', ...key] = new URL(url).pathname.split('/');
  const found = state.buckets.get(bucket)?.get(key.join('/'));
  if (!found) throw invalid('S3 error: The specified key does not exist.');
  return found.body.toString('utf8');
}

function checkLimits(text: string, { Resources, Outputs = {}, Parameters = {} }: Template): void {
  const sizes = [
    ['bytes', Buffer.byteLength(text), most.bytes],
    ['resources', Object.keys(Resources).length, most.resources],
    ['outputs', Object.keys(Outputs).length, most.outputs],
    ['parameters', Object.keys(Parameters).length, most.parameters],
  ] as const;
  for (const [what, size, limit] of sizes)
    if (size > limit) throw invalid(`Template may not exceed ${limit} ${what}`);
}

/** The values of a template's parameters: those of SSM are looked up when the change set is made. */
function valuesOf({ Parameters = {} }: Template, words: URLSearchParams, state: CloudState, region: string) {
  const said = new Map(
    members(words, 'Parameters').map((each) => [each.get('ParameterKey') ?? '', each.get('ParameterValue')]),
  );
  return new Map(
    Object.entries(Parameters).map(([name, { Type, Default }]) => {
      const value = said.get(name) ?? Default;
      if (value === undefined) throw invalid(`Parameters: [${name}] must have values`);
      if (!Type.startsWith('AWS::SSM::Parameter::Value')) return [name, value];
      const found = state.parameters.get(`${region} ${value}`);
      if (found === undefined)
        throw invalid(`Unable to fetch parameters [${value}] from parameter store for this account.`);
      return [name, found];
    }),
  );
}

const readTemplate = (text: string): Template => JSON.parse(text) as Template;
const time = () => new Date().toISOString();

/** CloudFormation, as its API reference tells it: change sets that are executed at once. */
export function cloudFormation(cloud: Cloud) {
  const { state } = cloud;
  const sets = new Map<string, ChangeSet>();
  const idOf = (name: string, region: string) =>
    `arn:aws:cloudformation:${region}:${state.account}:stack/${name}/${short(region + name)}`;
  const plain = (nameOrId: string): string =>
    nameOrId.includes('/') ? (nameOrId.split('/')[1] ?? '') : nameOrId;
  const find = (words: URLSearchParams, region: string): Stack => {
    const named = plain(words.get('StackName') ?? '');
    const stack = state.stacks.get(`${region} ${named}`);
    if (!stack) throw invalid(`Stack with id ${named} does not exist`);
    return stack;
  };
  const shown = ({ name, region, status, reason, outputs, isProtected, parameters }: Stack) => ({
    StackId: idOf(name, region),
    StackName: name,
    StackStatus: status,
    StackStatusReason: reason || undefined,
    CreationTime: time(),
    EnableTerminationProtection: isProtected,
    Parameters: [...parameters].map(([ParameterKey, ParameterValue]) => ({ ParameterKey, ParameterValue })),
    Outputs: [...outputs].map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
  });

  const createChangeSet = (words: URLSearchParams, region: string): CloudAnswer => {
    const named = plain(words.get('StackName') ?? '');
    const standing = state.stacks.get(`${region} ${named}`);
    const isNew = words.get('ChangeSetType') === 'CREATE';
    if (isNew && standing && standing.status !== 'REVIEW_IN_PROGRESS')
      throw invalid(`Stack [${named}] already exists and cannot be created again with the changeSet`);
    if (!isNew && !standing) throw invalid(`Stack [${named}] does not exist`);
    const text = templateIn(words, state);
    const template = readTemplate(text);
    checkLimits(text, template);
    const parameters = valuesOf(template, words, state, region);
    const isSame =
      standing?.templateText === text &&
      JSON.stringify([...standing.parameters]) === JSON.stringify([...parameters]);
    const name = words.get('ChangeSetName') ?? '';
    const id = `arn:aws:cloudformation:${region}:${state.account}:changeSet/${name}/${short(named + name)}`;
    sets.set(`${region} ${named} ${name}`, {
      name: id,
      stack: named,
      region,
      text,
      parameters,
      isChange: !isSame,
    });
    if (!standing)
      state.stacks.set(`${region} ${named}`, {
        name: named,
        region,
        status: 'REVIEW_IN_PROGRESS',
        reason: '',
        template: { Resources: {} },
        templateText: '',
        parameters: new Map(),
        made: [],
        outputs: new Map(),
        isProtected: false,
        events: [],
      });
    return queryAnswer('CreateChangeSet', { Id: id, StackId: idOf(named, region) });
  };
  const setKey = (words: URLSearchParams, region: string): string => {
    const named = words.get('ChangeSetName') ?? '';
    const name = named.startsWith('arn:') ? (named.split('/')[1] ?? '') : named;
    return `${region} ${plain(words.get('StackName') ?? '')} ${name}`;
  };
  const setIn = (words: URLSearchParams, region: string): ChangeSet => {
    const found = sets.get(setKey(words, region));
    if (!found)
      throw new CloudProblem(
        'ChangeSetNotFound',
        `ChangeSet [${words.get('ChangeSetName')}] does not exist`,
        404,
      );
    return found;
  };
  const describeChangeSet = (words: URLSearchParams, region: string): CloudAnswer => {
    const { name, stack, text, isChange } = setIn(words, region);
    const resources = Object.entries(readTemplate(text).Resources) as [string, TemplateResource][];
    return queryAnswer('DescribeChangeSet', {
      ChangeSetName: name.split('/')[1],
      ChangeSetId: name,
      StackId: idOf(stack, region),
      StackName: stack,
      Status: isChange ? 'CREATE_COMPLETE' : 'FAILED',
      StatusReason: isChange
        ? undefined
        : 'The submitted information didn’t contain changes. Submit different information to create a change set.'.replace(
            '’',
            "'",
          ),
      ExecutionStatus: isChange ? 'AVAILABLE' : 'UNAVAILABLE',
      CreationTime: time(),
      Changes: isChange
        ? resources.map(([LogicalResourceId, { Type }]) => ({
            Type: 'Resource',
            ResourceChange: { Action: 'Add', LogicalResourceId, ResourceType: Type },
          }))
        : [],
    });
  };
  const executeChangeSet = (words: URLSearchParams, region: string): CloudAnswer => {
    const { stack: named, text, parameters } = setIn(words, region);
    // One that was executed is gone.
    sets.delete(setKey(words, region));
    const stack = find(new URLSearchParams({ StackName: named }), region);
    const isFirst = stack.status === 'REVIEW_IN_PROGRESS';
    const before = { made: stack.made, outputs: stack.outputs };
    const making: Made[] = [];
    try {
      const template = readTemplate(text);
      stack.made = making;
      const { outputs } = evaluate(template, {
        region,
        account: state.account,
        stack: named,
        parameters,
        attribute: attributes(cloud, region),
        physicalOf: (logical, type, properties) => physicalName(named, logical, type, properties),
        make: (made) => {
          take(made, stack, state);
          making.push(made);
          stack.events.unshift({
            logical: made.logical,
            type: made.type,
            status: 'CREATE_COMPLETE',
            reason: '',
          });
        },
      });
      Object.assign(stack, { template, templateText: text, parameters, outputs, reason: '' });
      stack.status = isFirst ? 'CREATE_COMPLETE' : 'UPDATE_COMPLETE';
    } catch (problem) {
      if (!(problem instanceof ResourceFailed)) throw problem;
      const { made, message } = problem.failing;
      stack.events.unshift({
        logical: made.logical,
        type: made.type,
        status: 'CREATE_FAILED',
        reason: message,
      });
      Object.assign(stack, before, {
        reason: `The following resource(s) failed to create: [${made.logical}]. ${message}`,
      });
      stack.status = isFirst ? 'ROLLBACK_COMPLETE' : 'UPDATE_ROLLBACK_COMPLETE';
    }
    stack.events.unshift({
      logical: named,
      type: 'AWS::CloudFormation::Stack',
      status: stack.status,
      reason: stack.reason,
    });
    return queryAnswer('ExecuteChangeSet', {});
  };

  const actions: Readonly<Record<string, (words: URLSearchParams, region: string) => CloudAnswer>> = {
    DescribeStacks: (words, region) => {
      const stacks = words.has('StackName')
        ? [find(words, region)]
        : [...state.stacks.values()].filter((stack) => stack.region === region);
      return queryAnswer('DescribeStacks', { Stacks: stacks.map(shown) });
    },
    CreateChangeSet: createChangeSet,
    DescribeChangeSet: describeChangeSet,
    ExecuteChangeSet: executeChangeSet,
    // Of one that is not there, too.
    DeleteChangeSet: (words, region) => {
      sets.delete(setKey(words, region));
      return queryAnswer('DeleteChangeSet', {});
    },
    DescribeStackEvents: (words, region) => {
      const stack = find(words, region);
      return queryAnswer('DescribeStackEvents', {
        StackEvents: stack.events.map(({ logical, type, status, reason }, at) => ({
          StackId: idOf(stack.name, region),
          EventId: `${short(stack.name)}-${stack.events.length - at}`,
          StackName: stack.name,
          LogicalResourceId: logical,
          ResourceType: type,
          Timestamp: time(),
          ResourceStatus: status,
          ResourceStatusReason: reason || undefined,
        })),
      });
    },
    DescribeStackResources: (words, region) => {
      const stack = find(words, region);
      return queryAnswer('DescribeStackResources', {
        StackResources: stack.made.map(({ logical, physical, type }) => ({
          StackName: stack.name,
          LogicalResourceId: logical,
          PhysicalResourceId: physical,
          ResourceType: type,
          Timestamp: time(),
          ResourceStatus: 'CREATE_COMPLETE',
        })),
      });
    },
    GetTemplate: (words, region) =>
      queryAnswer('GetTemplate', { TemplateBody: find(words, region).templateText || '{}' }),
    UpdateTerminationProtection: (words, region) => {
      const stack = find(words, region);
      stack.isProtected = words.get('EnableTerminationProtection') === 'true';
      return queryAnswer('UpdateTerminationProtection', { StackId: idOf(stack.name, region) });
    },
    DeleteStack: (words, region) => {
      const stack = find(words, region);
      if (stack.isProtected)
        throw invalid(`Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`);
      state.stacks.delete(`${region} ${stack.name}`);
      return queryAnswer('DeleteStack', {});
    },
  };
  return (action: string, words: URLSearchParams, region: string): CloudAnswer => {
    const work = actions[action];
    if (!work) throw new CloudProblem('InvalidAction', `The rehearsal knows no CloudFormation ${action}`);
    return work(words, region);
  };
}
