import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isSoak = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/soak.test.ts');

/** The soak takes half an hour by itself: begun first, it has one worker while the other does everything else. */
export class SoakFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSoak), ...sorted.filter((file) => !isSoak(file))];
  }
}
