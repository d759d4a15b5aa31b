/** Before the journeys: what takes the same sample again. */
export default function saySeed(): void {
  process.stderr.write(`To look at the same screens again: TEST_SEED=${process.env.TEST_SEED}\n`);
}
