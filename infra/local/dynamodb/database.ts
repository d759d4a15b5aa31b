/** The program that plays DynamoDB on this machine. */
export type Engine = 'java' | 'dynalite';

/** A running local database. `stop` waits until it has ended. */
export type Database = {
  readonly endpoint: string;
  readonly engine: Engine;
  stop(): Promise<void>;
};

export const endpointOf = (port: number): string => `http://127.0.0.1:${port}`;
