/** How one kind of animal is built up from shared parts. */
export interface Species {
  ears:
    | 'pointed'
    | 'triangle'
    | 'long'
    | 'round'
    | 'floppy'
    | 'tufts'
    | 'gills'
    | 'fins'
    | 'antlers'
    | 'horned'
    | 'cap'
    | 'stalks'
    | 'none';
  face: 'wedge' | 'round' | 'wide' | 'tall' | 'blob';
  snout: 'fox' | 'cat' | 'bear' | 'beak' | 'frog' | 'dragon' | 'bunny' | 'plain' | 'trunk';
  marks: 'mask' | 'goggles' | 'patches' | 'stripes' | 'discs' | 'belly' | 'spots' | 'none';
  tail: 'brush' | 'thin' | 'ringed' | 'puff' | 'spade' | 'paddle' | 'shell' | 'spiral' | 'none';
}

const KINDS: readonly (readonly [RegExp, Species])[] = [
  [/snail|slug/, { ears: 'stalks', face: 'blob', snout: 'plain', marks: 'belly', tail: 'spiral' }],
  [
    /mushroom|fungus|toadstool/,
    { ears: 'cap', face: 'blob', snout: 'plain', marks: 'belly', tail: 'none' },
  ],
  [
    /turtle|tortoise/,
    { ears: 'none', face: 'tall', snout: 'plain', marks: 'spots', tail: 'shell' },
  ],
  [
    /goat|sheep|ram|ibex/,
    { ears: 'horned', face: 'tall', snout: 'bear', marks: 'mask', tail: 'puff' },
  ],
  [
    /fennec|fox|kitsune/,
    { ears: 'pointed', face: 'wedge', snout: 'fox', marks: 'mask', tail: 'brush' },
  ],
  [/red-?panda/, { ears: 'round', face: 'wedge', snout: 'fox', marks: 'goggles', tail: 'ringed' }],
  [
    /raccoon|tanuki|badger/,
    { ears: 'round', face: 'wedge', snout: 'fox', marks: 'goggles', tail: 'ringed' },
  ],
  [
    /wolf|husky|jackal|coyote/,
    { ears: 'pointed', face: 'wide', snout: 'bear', marks: 'mask', tail: 'brush' },
  ],
  [
    /dog|shiba|corgi|hound|puppy/,
    { ears: 'floppy', face: 'round', snout: 'bear', marks: 'patches', tail: 'thin' },
  ],
  [/tiger|lynx/, { ears: 'round', face: 'wide', snout: 'cat', marks: 'stripes', tail: 'ringed' }],
  [/leopard|cheetah/, { ears: 'round', face: 'round', snout: 'cat', marks: 'spots', tail: 'thin' }],
  [
    /cat|lion|panther/,
    { ears: 'triangle', face: 'round', snout: 'cat', marks: 'stripes', tail: 'thin' },
  ],
  [/owl/, { ears: 'tufts', face: 'tall', snout: 'beak', marks: 'discs', tail: 'none' }],
  [/penguin/, { ears: 'none', face: 'tall', snout: 'beak', marks: 'mask', tail: 'none' }],
  [
    /bird|crow|raven|parrot|sparrow|hawk|crane|duck|gull|pelican|chick/,
    { ears: 'none', face: 'round', snout: 'beak', marks: 'none', tail: 'none' },
  ],
  [
    /dragon|wyvern|dinosaur|lizard|kirin|gecko|crocodile/,
    { ears: 'fins', face: 'wedge', snout: 'dragon', marks: 'belly', tail: 'spade' },
  ],
  [
    /axolotl|salamander|newt/,
    { ears: 'gills', face: 'blob', snout: 'plain', marks: 'spots', tail: 'paddle' },
  ],
  [
    /rabbit|hare|bunny/,
    { ears: 'long', face: 'round', snout: 'bunny', marks: 'belly', tail: 'puff' },
  ],
  [/panda/, { ears: 'round', face: 'wide', snout: 'bear', marks: 'discs', tail: 'none' }],
  [
    /bear|capybara|koala/,
    { ears: 'round', face: 'wide', snout: 'bear', marks: 'none', tail: 'none' },
  ],
  [
    /deer|elk|moose|goat|sheep|qilin/,
    { ears: 'antlers', face: 'tall', snout: 'bear', marks: 'spots', tail: 'puff' },
  ],
  [/frog|toad/, { ears: 'none', face: 'blob', snout: 'frog', marks: 'belly', tail: 'none' }],
  [
    /elephant|tapir|boar|pig/,
    { ears: 'floppy', face: 'wide', snout: 'trunk', marks: 'none', tail: 'thin' },
  ],
  [
    /otter|seal|ferret|weasel|marten|mongoose/,
    { ears: 'round', face: 'tall', snout: 'cat', marks: 'mask', tail: 'paddle' },
  ],
  [
    /squirrel|chipmunk/,
    { ears: 'tufts', face: 'round', snout: 'bunny', marks: 'stripes', tail: 'brush' },
  ],
  [
    /mouse|rat|hamster|hedgehog|mole|bat|pika/,
    { ears: 'round', face: 'blob', snout: 'bunny', marks: 'mask', tail: 'thin' },
  ],
  [
    /turtle|tortoise|snake|fish|whale|shark|octopus|squid|jelly/,
    { ears: 'fins', face: 'blob', snout: 'plain', marks: 'spots', tail: 'paddle' },
  ],
];

const STRANGER: Species = {
  ears: 'antlers',
  face: 'blob',
  snout: 'plain',
  marks: 'discs',
  tail: 'paddle',
};

/** Finds the building plan for a species word; an unknown word gets a forest-spirit plan. */
export function findSpecies(word: string): Species {
  return KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? STRANGER;
}
