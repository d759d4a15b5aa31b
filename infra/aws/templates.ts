import { readFileSync } from 'node:fs';
import type { Stack } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod';

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdatePolicy: z.unknown().optional(),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
});
const Template = z.looseObject({ Resources: z.record(z.string(), Resource).default({}) });

export type TemplateResource = z.infer<typeof Resource> & { readonly id: string };

/** The resources in a stack's written template. */
export function resourcesOf(assembly: CloudAssembly, stack: Stack): TemplateResource[] {
  const file = assembly.getStackArtifact(stack.artifactId).templateFullPath;
  const { Resources } = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(Resources).map(([id, resource]) => ({ id, ...resource }));
}
