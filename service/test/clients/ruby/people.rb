# frozen_string_literal: true

scenario('members') do |world, step|
  ann = world.client('ann')
  project = 'acme/tools'
  bob, eve = world.user('bob'), world.user('eve')
  step.take('groupMembers') { ann.group_members('acme') }
  step.take('groupMember') { ann.group_member('acme', bob) }
  step.take('billable') { ann.group_billable_members('acme') }
  step.take('projectMembers') { ann.team_members(project) }
  step.take('projectMember') { ann.team_member(project, world.user('cid')) }
  step.take('effectiveProjectMembers') { ann.all_members(project, per_page: 2).auto_paginate }
  step.take('found') { ann.all_members(project, query: 'bo') }
  step.take('missing') { ann.team_member(project, bob) }
  step.take('added') { ann.add_team_member(project, eve, 20) }
  step.take('changed') { ann.edit_team_member(project, eve, 30) }
  step.take('removed') { ann.remove_team_member(project, eve) }
  step.take('refused') { world.client('eve').project('acme/secret') }
end

scenario('access-requests') do |world, step|
  ann, eve = world.client('ann'), world.client('eve')
  user = world.user('eve')
  [%w[project acme/tools], %w[group acme]].each do |kind, id|
    step.take("#{kind}Requested") { eve.public_send("request_#{kind}_access", id) }
    step.take("#{kind}Requests") { ann.public_send("#{kind}_access_requests", id) }
    step.take("#{kind}Denied") { ann.public_send("deny_#{kind}_access_request", id, user) }
    step.take("#{kind}Requested again") { eve.public_send("request_#{kind}_access", id) }
    step.take("#{kind}Approved") do
      ann.public_send("approve_#{kind}_access_request", id, user, access_level: 20)
    end
    step.take("#{kind}Requests left") { ann.public_send("#{kind}_access_requests", id) }
  end
  step.take('seen by a developer') { world.client('bob').project_access_requests('acme/tools') }
end

scenario('user-emails') do |world, step|
  root, bob = world.client('root'), world.client('bob')
  id = world.user('bob')
  own = step.take('ownAdded') { bob.add_email('bob@work.example') }
  step.take('ownListed') { bob.emails }
  step.take('ownRead') { bob.email(own.id) }
  step.take('ownDeleted') { bob.delete_email(own.id) }
  step.take('ownGone') { bob.email(own.id) }
  added = step.take('userAdded') { root.add_email('b@home.example', id, true) }
  step.take('userListed') { root.emails(id) }
  step.take('userDeleted') { root.delete_email(added.id, id) }
  step.take('refused') { bob.emails(world.user('ann')) }
end
