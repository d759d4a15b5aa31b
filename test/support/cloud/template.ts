import { CloudProblem } from './answer';

/** A resource of a template as it is written. */
export type TemplateResource = {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly Condition?: string;
};

export type Template = {
  readonly Parameters?: Readonly<Record<string, { readonly Type: string; readonly Default?: string }>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Condition?: string; readonly Export?: unknown }>
  >;
};

/** A resource with its values, and what others get of it. */
export type Made = {
  readonly logical: string;
  readonly type: string;
  readonly physical: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

type Scope = {
  readonly region: string;
  readonly account: string;
  readonly stack: string;
  readonly template: Template;
  readonly parameters: ReadonlyMap<string, string>;
  readonly made: Map<string, Made>;
  /** What `Fn::GetAtt` gives, and `Ref`. */
  readonly attribute: (made: Made, name: string) => unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = (message: string) => new CloudProblem('ValidationError', message);

const pseudo = ({ region, account, stack }: Scope): Readonly<Record<string, unknown>> => ({
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': stack,
  'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stack}/1`,
  'AWS::NoValue': undefined,
});

function refer(name: string, scope: Scope): unknown {
  const known = pseudo(scope);
  if (name in known) return known[name];
  const parameter = scope.parameters.get(name);
  if (parameter !== undefined) return parameter;
  const made = scope.made.get(name);
  if (!made)
    throw invalid(`Unresolved resource dependencies [${name}] in the Resources block of the template`);
  return scope.attribute(made, 'Ref');
}

function attributeOf(words: readonly string[], scope: Scope): unknown {
  const [logical = '', ...rest] = words;
  const made = scope.made.get(logical);
  if (!made)
    throw invalid(`Unresolved resource dependencies [${logical}] in the Resources block of the template`);
  return scope.attribute(made, rest.join('.'));
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

function substituted(given: unknown, scope: Scope): string {
  const [text, own] = Array.isArray(given)
    ? [String(given[0]), resolve(given[1], scope)]
    : [String(given), {}];
  const values = isObject(own) ? own : {};
  return text.replaceAll(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
    if (name in values) return String(values[name]);
    return String(name.includes('.') ? attributeOf(name.split('.'), scope) : refer(name, scope));
  });
}

/** The intrinsic functions that our templates use; another one fails the rehearsal. */
const functions: Readonly<Record<string, (given: unknown, scope: Scope) => unknown>> = {
  Ref: (given, scope) => refer(String(given), scope),
  'Fn::GetAtt': (given, scope) =>
    attributeOf(typeof given === 'string' ? given.split('.') : texts(given), scope),
  'Fn::Join': (given, scope) => {
    const [between, parts] = given as [string, unknown];
    return texts(resolve(parts, scope)).join(between);
  },
  'Fn::Sub': substituted,
  'Fn::Select': (given, scope) => {
    const [at, list] = given as [unknown, unknown];
    return texts(resolve(list, scope))[Number(at)];
  },
  'Fn::Split': (given, scope) => {
    const [between, text] = given as [string, unknown];
    return String(resolve(text, scope)).split(between);
  },
  'Fn::If': (given, scope) => {
    const [name, yes, no] = given as [string, unknown, unknown];
    return resolve(holds(name, scope) ? yes : no, scope);
  },
  'Fn::Equals': (given, scope) => {
    const [one, other] = (given as unknown[]).map((each) => resolve(each, scope));
    return one === other;
  },
  'Fn::Or': (given, scope) => (given as unknown[]).some((each) => resolve(each, scope) === true),
  'Fn::And': (given, scope) => (given as unknown[]).every((each) => resolve(each, scope) === true),
  'Fn::Not': (given, scope) => resolve((given as unknown[])[0], scope) !== true,
};

const holds = (name: string, scope: Scope): boolean =>
  resolve(scope.template.Conditions?.[name], scope) === true;

/** A value of a template with its functions done. */
function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, scope)).filter((one) => one !== undefined);
  if (!isObject(value)) return value;
  const [name = '', ...more] = Object.keys(value);
  if (more.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const work = functions[name];
    if (!work) throw invalid(`The rehearsal knows no ${name}`);
    return work(value[name], scope);
  }
  if (more.length === 0 && name === 'Condition') return holds(String(value[name]), scope);
  return Object.fromEntries(
    Object.entries(value).flatMap(([each, inside]) => {
      const done = resolve(inside, scope);
      return done === undefined ? [] : [[each, done]];
    }),
  );
}

/** What a part of a template names: other resources, conditions and parameters. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    if (name === 'Ref') return [String(inside)];
    if (name === 'Fn::GetAtt')
      return [texts(typeof inside === 'string' ? inside.split('.') : inside)[0] ?? ''];
    if (name === 'Fn::Sub') {
      const text = Array.isArray(inside) ? String(inside[0]) : String(inside);
      const named = [...text.matchAll(/\$\{([^!}.][^}.]*)/g)].map(([, one = '']) => one);
      return [...named, ...namesIn(Array.isArray(inside) ? inside[1] : undefined)];
    }
    return namesIn(inside);
  });
}

/**
 * Resources in an order in which each comes after what it names. Throws for a circle, as CloudFormation does.
 */
function inOrder({ Resources }: Template): string[] {
  const ordered: string[] = [];
  const begun = new Set<string>();
  const visit = (logical: string): void => {
    const resource = Resources[logical];
    if (!resource || ordered.includes(logical)) return;
    if (begun.has(logical)) throw invalid(`Circular dependency between resources: [${logical}]`);
    begun.add(logical);
    const after = [resource.DependsOn ?? []].flat();
    for (const name of after)
      if (!(name in Resources))
        throw invalid(
          `Template format error: Unresolved resource dependencies [${name}] in the Resources block`,
        );
    for (const name of [...after, ...namesIn(resource.Properties)]) visit(name);
    ordered.push(logical);
  };
  for (const logical of Object.keys(Resources)) visit(logical);
  return ordered;
}

/** Makes the resources of a template one after the other, and gives its outputs. */
export function evaluate(
  template: Template,
  given: Omit<Scope, 'template' | 'made'> & {
    readonly physicalOf: (logical: string, type: string, properties: Record<string, unknown>) => string;
    readonly make: (made: Made) => void;
  },
): { readonly made: readonly Made[]; readonly outputs: ReadonlyMap<string, string> } {
  const { physicalOf, make, ...rest } = given;
  const scope: Scope = { ...rest, template, made: new Map() };
  for (const logical of inOrder(template)) {
    const resource = template.Resources[logical];
    if (!resource || (resource.Condition !== undefined && !holds(resource.Condition, scope))) continue;
    const properties = resolve(resource.Properties ?? {}, scope) as Record<string, unknown>;
    const physical = physicalOf(logical, resource.Type, properties);
    const made: Made = { logical, type: resource.Type, physical, properties };
    make(made);
    scope.made.set(logical, made);
  }
  const outputs = Object.entries(template.Outputs ?? {}).flatMap(([name, { Value, Condition }]) =>
    Condition !== undefined && !holds(Condition, scope)
      ? []
      : [[name, String(resolve(Value, scope))] as const],
  );
  return { made: [...scope.made.values()], outputs: new Map(outputs) };
}
