import './quiet';
import { startProduct } from '../../infra/local/product';

// The product in a child process that a test can kill. Arguments: data folder, database engine.
const [dataDir = '', engine] = process.argv.slice(2);
const product = await startProduct({
  dataDir,
  engine: engine === 'java' || engine === 'dynalite' ? engine : 'auto',
  host: '127.0.0.1',
  port: 0,
  passwordCost: 4,
  report: (problem) => process.stderr.write(`${problem}\n`),
});
process.stdout.write(`Ready on http://127.0.0.1:${product.port}\n`);
process.on('SIGTERM', () => void product.stop().finally(() => process.exit(0)));
