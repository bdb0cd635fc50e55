# frozen_string_literal: true

# What clients call around the operations of the document.

scenario('files') do |world, step|
  bob = world.client('bob')
  project, path = 'acme/tools', 'docs/a b.md'
  step.take('created') { bob.create_file(project, path, 'main', "Guide\n", 'Add a guide') }
  step.take('read') { bob.get_file(project, path, 'main') }
  step.take('raw') { bob.file_contents(project, path, 'main') }
  step.take('changed') { bob.edit_file(project, path, 'main', "More\n", 'Change') }
  step.take('raw again') { bob.file_contents(project, path, 'main') }
  step.take('blame') { bob.get_file_blame(project, path, 'main') }
  step.take('deleted') { bob.remove_file(project, path, 'main', 'Delete') }
  step.take('missing') { bob.get_file(project, path, 'main') }
end

scenario('branches') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  step.take('created') { bob.create_branch(project, 'feature/new', 'main') }
  step.take('taken') { bob.create_branch(project, 'feature/new', 'main') }
  step.take('list') { bob.branches(project) }
  step.take('pages') { bob.branches(project, per_page: 1).auto_paginate }
  step.take('found') { bob.branches(project, search: 'top') }
  step.take('read') { bob.branch(project, 'main') }
  step.take('deleted') { bob.delete_branch(project, 'feature/new') }
  step.take('missing') { bob.branch(project, 'feature/new') }
  step.take('refused') { world.client('eve').create_branch(project, 'mine', 'main') }
  ann = world.client('ann')
  step.take('protected') { ann.protect_branch(project, 'main', push_access_level: 40) }
  step.take('protected ones') { ann.protected_branches(project) }
  step.take('protected one') { ann.protected_branch(project, 'main') }
  step.take('refused by protection') { bob.create_file(project, 'new.md', 'main', 'x', 'Add a file') }
  step.take('unprotected') { ann.unprotect_branch(project, 'main') }
end

scenario('tags') do |world, step|
  ann = world.client('ann')
  project = 'acme/tools'
  step.take('list') { ann.tags(project) }
  step.take('read first') { ann.tag(project, 'v1.0.0') }
  step.take('missing') { ann.tag(project, 'v2.0.0') }
end

scenario('users') do |world, step|
  root, ann = world.client('root'), world.client('ann')
  step.take('list') { root.users }
  step.take('found') { ann.users(username: 'bob') }
  made = step.take('created') do
    root.create_user('new@mail.example', 'correct horse battery', 'new', { name: 'New' })
  end
  step.take('changed') { root.edit_user(made.id, name: 'Newer') }
  step.take('read') { ann.user(made.id) }
  step.take('deleted') { root.delete_user(made.id) }
  step.take('own') { ann.user }
  step.take('refused') { ann.delete_user(world.user('bob')) }
end

scenario('issues') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  step.take('created') { bob.create_issue(project, 'Prune') }
  step.take('list') { bob.issues(project) }
  step.take('read') { bob.issue(project, 1) }
  step.take('closed') { bob.close_issue(project, 1) }
  step.take('closed ones') { bob.issues(project, state: 'closed') }
  step.take('missing') { bob.issue(project, 99) }
end

scenario('review') do |world, step|
  bob, ann = world.client('bob'), world.client('ann')
  project = 'acme/tools'
  actions = [{ action: 'create', file_path: 'file.md', content: "x\n" }]
  bob.create_commit(project, 'file', 'Add a file', actions, start_branch: 'main')
  branches = { source_branch: 'file', target_branch: 'main' }
  step.take('created') { bob.create_merge_request(project, 'Add a file', branches) }
  step.take('changed') { bob.update_merge_request(project, 2, title: 'Add another file') }
  step.take('read') { bob.merge_request(project, 2) }
  step.take('refused') { world.client('eve').update_merge_request(project, 2, title: 'Mine') }
  cid = world.client('cid')
  step.take('approved') { cid.approve_merge_request(project, 2) }
  step.take('approvals') { cid.merge_request_approvals(project, 2) }
  step.take('approval taken back') { cid.unapprove_merge_request(project, 2) }
  step.take('merged') { ann.accept_merge_request(project, 2) }
  step.take('what is on main') { bob.file_contents(project, 'file.md', 'main') }
  step.take('merged again') { ann.accept_merge_request(project, 2) }
end

scenario('forks') do |world, step|
  bob, ann = world.client('bob'), world.client('ann')
  project, fork = 'acme/tools', 'bob/tools'
  step.take('forked') { bob.create_fork(project) }
  step.take('again') { bob.create_fork(project) }
  step.take('refused') { world.client('eve').create_fork('acme/secret') }
  actions = [{ action: 'create', file_path: 'file.md', content: "x\n" }]
  bob.create_commit(fork, 'file', 'Add a file', actions, start_branch: 'main')
  branches = { source_branch: 'file', target_branch: 'main' }
  target = { target_project_id: bob.project(project).id }
  step.take('proposed') { bob.create_merge_request(fork, 'Add a file', branches.merge(target)) }
  step.take('merged') { ann.accept_merge_request(project, 2) }
  step.take('what is on main') { bob.file_contents(project, 'file.md', 'main') }
end

scenario('jobs') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  step.take('list') { bob.jobs(project, scope: ['success']) }
  step.take('of the pipeline') { bob.pipeline_jobs(project, world['pipeline']) }
  step.take('read') { bob.job(project, world['job']) }
  step.take('log') { bob.job_trace(project, world['job']) }
  step.take('missing') { bob.job(project, 9999) }
  step.take('of a commit') { bob.commit_diff(project, world['shas']['topic']) }
end

scenario('sharing') do |world, step|
  ann = world.client('ann')
  eve = world.user('eve')
  step.take('subgroups') { ann.group_subgroups('acme') }
  step.take('projects') { ann.group_projects('acme', order_by: 'id', sort: 'asc') }
  step.take('member added') { ann.add_group_member('acme', eve, 20) }
  step.take('member changed') { ann.edit_group_member('acme', eve, 30) }
  step.take('member removed') { ann.remove_group_member('acme', eve) }
  friends = ann.create_group('Friends', 'friends')
  step.take('project shared') { ann.share_project_with_group('acme/tools', friends.id, 20) }
  step.take('project unshared') { ann.unshare_project_with_group('acme/tools', friends.id) }
end

scenario('instance') do |world, step|
  step.take('version') { world.client('ann').version }
end
