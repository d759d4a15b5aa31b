declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** DynamoDB without transactions; in memory if no path is given. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }): Server;
}
