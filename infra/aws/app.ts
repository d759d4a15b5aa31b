import { App } from 'aws-cdk-lib';
import { stageNamed } from '../config/stages';
import { buildApp } from './build-app';
import { bundleLambdas } from './lambdas/bundle';
import { allLambdas } from './lambdas/lambdas';

/** Run by the CDK command (cdk.json): one stage, named by `-c stage=…`. */
const app = new App();
const context = (name: string): string | undefined => {
  const value: unknown = app.node.tryGetContext(name);
  return typeof value === 'string' ? value : undefined;
};
const bundles = await bundleLambdas(allLambdas);
const version = context('version') ?? 'unversioned';
const standing = context('standing')?.split(',');
buildApp(stageNamed(context('stage')), { bundles, version, standing }, app);
app.synth();
