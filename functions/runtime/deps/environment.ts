/** Throws when the variable is missing: a function must not start half-configured. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment lacks ${name}`);
  return value;
}

export const optional = (name: string): string | undefined => process.env[name] || undefined;
