import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from '../registry/artifact-store';
import { FORCED_BY_TEST, createBuild } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { AttackFixture } from './testing/attack-fixture';

/** Genuine software, but not the requested one. */
describe('wrong software', () => {
  it('is refused as another artifact under the requested name', async () => {
    const fixture = await AttackFixture.prepare();
    const artifacts = path.join(fixture.registry, 'artifacts');
    await fs.cp(path.join(artifacts, 'mfe-legal/1.0.0'), path.join(artifacts, 'mfe-home/5.0.0'), {
      recursive: true,
    });
    const read = new ArtifactStore(fixture.registry).read('mfe-home', '5.0.0');
    await expect(read).rejects.toThrow(/R001 mfe-home 5\.0\.0/);
    const pinned = pin(fixture.registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '5.0.0' } });
    await expect(pinned).rejects.toThrow(/R001/);
    expect(await fixture.faults()).toEqual(['altered artifacts/mfe-home/5.0.0/version.json']);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
  });

  it('is refused as different content under a published version', async () => {
    const fixture = await AttackFixture.prepare();
    const build = await createBuild(fixture.registry, 'mfe-home', '2.0.0');
    await fs.writeFile(path.join(build, 'client/main.js'), '// something else');
    const published = new ArtifactStore(fixture.registry).publish(build);
    await expect(published).rejects.toThrow(/R009 mfe-home 2\.0\.0/);
    expect(await fixture.faults()).toEqual([]);
  });

  it('is detected when a version was replaced together with its record', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.remove('artifacts/mfe-home/2.0.0');
    const build = await createBuild(fixture.registry, 'mfe-home', '2.0.0');
    await fs.writeFile(path.join(build, 'client/main.js'), '// something else');
    await new ArtifactStore(fixture.registry).publish(build);
    const { release } = await fixture.entry(2);
    expect(await fixture.faults()).toEqual([`broken releases/${release}.json`]);
    expect((await fixture.poll()).release?.files['mfe-home/2.0.0/client/main.js']?.bytes).toBe(17);
  });
});
