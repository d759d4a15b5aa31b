declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** A DynamoDB without transactions; in memory when no path is given. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }): Server;
}
