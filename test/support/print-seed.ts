import { beforeEach } from 'vitest';
import { testSeed } from './sampling';

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    process.stderr.write(`Run it again with the same sample: TEST_SEED=${testSeed()}\n`);
  });
});
