# frozen_string_literal: true

ACTIONS = [
  { action: 'create', file_path: 'docs/ünï & so.md', content: "Grüße\n" },
  { action: 'update', file_path: 'README.md', content: "More tools\n" },
  { action: 'move', file_path: 'src/moved.sh', previous_path: 'src/build.sh' },
  { action: 'create', file_path: 'logo.bin', content: 'AAECAw==', encoding: 'base64' }
].freeze

scenario('commits') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  topic = world['shas']['topic']
  step.take('list') { bob.commits(project, ref_name: 'main') }
  step.take('pages') { bob.commits(project, ref_name: 'topic', per_page: 1).auto_paginate }
  step.take('of a path') { bob.commits(project, path: 'src/build.sh') }
  step.take('read') { bob.commit(project, topic) }
  step.take('refs') { bob.commit_refs(project, topic, type: 'branch') }
  made = step.take('created') do
    bob.create_commit(project, 'written', 'Write', ACTIONS, start_branch: 'main')
  end
  step.take('picked') { bob.cherry_pick_commit(project, topic, 'written') }
  step.take('picked again') { bob.cherry_pick_commit(project, topic, 'written') }
  step.take('reverted') { bob.revert_commit(project, made.id, 'written') }
  step.take('messages') { bob.commits(project, ref_name: 'written', per_page: 3) }
  step.take('missing') { bob.commit(project, '0' * 40) }
  step.take('refused') { world.client('eve').create_commit(project, 'main', 'No', ACTIONS.first(1)) }
end

scenario('repository') do |world, step|
  ann = world.client('ann')
  project = 'acme/tools'
  step.take('tree') { ann.tree(project) }
  step.take('deep tree') { ann.tree(project, recursive: true, ref: 'topic', per_page: 2).auto_paginate }
  step.take('keyset tree') { ann.tree(project, pagination: 'keyset', per_page: 2).auto_paginate }
  step.take('missing path') { ann.tree(project, path: 'nowhere') }
  step.take('archive as tar.gz') { ann.repo_archive(project, 'main') }
  step.take('archive as zip') { ann.repo_archive(project, 'topic', 'zip') }
  step.take('archive as tar.bz2') { ann.repo_archive(project, 'main', 'tar.bz2') }
  step.take('compared') { ann.compare(project, 'main', 'topic') }
  step.take('contributors') { ann.contributors(project, order_by: 'name') }
  step.take('merge base') { ann.merge_base(project, %w[main topic]) }
  step.take('missing ref') { ann.compare(project, 'main', 'nowhere') }
end
