import * as z from 'zod';

/** A part of a shell's health: the shell or one section. */
const artifactHealthSchema = z
  .object({
    source: z.string().optional(),
    shown: z.string().nullish(),
    problem: z.string().nullish(),
  })
  .loose();

/** Parts of a shell's health that name artifacts. */
export const artifactsHealthSchema = z.object({
  shell: artifactHealthSchema.nullish(),
  sections: z.record(z.string(), artifactHealthSchema).optional(),
});

type ArtifactsHealth = z.infer<typeof artifactsHealthSchema>;

/** The artifacts of a shell's health by name, the shell first. */
export const artifactsOf = ({ shell, sections }: ArtifactsHealth) =>
  Object.entries({ ...(shell && { shell }), ...sections });

/** What is wrong with them, such as `mfe-home looped`; null when nothing is. */
export function artifactProblems(health: ArtifactsHealth): string | null {
  const problems = artifactsOf(health).flatMap(([name, { problem }]) =>
    problem ? [`${name} ${problem}`] : [],
  );
  return problems.length > 0 ? problems.join('; ') : null;
}
